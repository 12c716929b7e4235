CREATE TABLE `used_grants` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`connection_id` text NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`connection_id`) REFERENCES `access_tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `used_grants_connection` ON `used_grants` (`connection_id`,`used_at`);
CREATE TABLE `list_buckets` (
	`list` text NOT NULL,
	`level` integer NOT NULL,
	`bucket` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`list`, `level`, `bucket`)
);
--> statement-breakpoint
CREATE TABLE `search_outbox` (
	`version` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`publication` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `prompts` ADD `category` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `subcategory` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `publication` integer;--> statement-breakpoint
ALTER TABLE `prompts` ADD `published_at` integer;--> statement-breakpoint
ALTER TABLE `prompts` ADD `show_profile` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `prompts_posted` ON `prompts` (`user_id`,`number`) WHERE publication is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_town` ON `prompts` (`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_category` ON `prompts` (`category`,`publication`) WHERE is_public = 1 and publication is not null;--> statement-breakpoint
CREATE INDEX `prompts_town_subcategory` ON `prompts` (`subcategory`,`publication`) WHERE is_public = 1 and publication is not null;
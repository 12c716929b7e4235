CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`prompt_id` text,
	`original_input` text NOT NULL,
	`content` text NOT NULL,
	`use` text NOT NULL,
	`deep_thinking` integer NOT NULL,
	`tags` text NOT NULL,
	`engine` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`prompt_id`) REFERENCES `prompts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `drafts_expires` ON `drafts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `drafts_user` ON `drafts` (`user_id`);--> statement-breakpoint
CREATE INDEX `drafts_prompt` ON `drafts` (`prompt_id`);--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_user` ON `email_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `email_tokens_expires` ON `email_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `folders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`prompt_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `folders_user_name` ON `folders` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `identities` (
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`password_hash` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `provider`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_provider_subject` ON `identities` (`provider`,`subject`);--> statement-breakpoint
CREATE TABLE `member_tags` (
	`user_id` text NOT NULL,
	`tag` text NOT NULL,
	`prompt_count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `tag`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `prompt_bitmaps` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`block` integer NOT NULL,
	`bits` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`, `block`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`number` integer NOT NULL,
	`original_input` text NOT NULL,
	`content` text NOT NULL,
	`type` text NOT NULL,
	`tags` text NOT NULL,
	`folder_id` text NOT NULL,
	`share_id` text,
	`is_public` integer DEFAULT false NOT NULL,
	`title` text,
	`description` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`folded_input` text NOT NULL,
	`folded_tags` text NOT NULL,
	`folded_title` text DEFAULT '' NOT NULL,
	`folded_content` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_shareId_unique` ON `prompts` (`share_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_user_number` ON `prompts` (`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `prompts_folder` ON `prompts` (`folder_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`authenticated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expires` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `usage_daily` (
	`day` text NOT NULL,
	`caller` text NOT NULL,
	`calls` integer NOT NULL,
	PRIMARY KEY(`day`, `caller`)
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`display_name` text,
	`bio` text,
	`avatar_key` text,
	`twitter_url` text,
	`facebook_url` text,
	`instagram_url` text,
	`github_url` text,
	`website_url` text,
	`is_public` integer DEFAULT false NOT NULL,
	`is_official` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_sign_in_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);
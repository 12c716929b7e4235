ALTER TABLE `drafts` ADD `composition` text;--> statement-breakpoint
ALTER TABLE `drafts` ADD `fell_back` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `variables` text;
ALTER TABLE `examples` ADD `is_sample` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `publications` ADD `first_text` text;
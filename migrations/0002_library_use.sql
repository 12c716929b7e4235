DROP INDEX `prompts_library`;--> statement-breakpoint
CREATE INDEX `prompts_library` ON `prompts` (`user_id`,`folder_id`,`number`,`tags`,`pinned_at`,coalesce(last_used_at, created_at - created_at % 3600000),substr(coalesce(nullif(folded_title, ''), folded_input), 1, 40));

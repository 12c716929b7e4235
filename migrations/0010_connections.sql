ALTER TABLE `access_tokens` ADD `client_id` text;--> statement-breakpoint
ALTER TABLE `access_tokens` ADD `client_host` text;
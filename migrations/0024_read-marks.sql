ALTER TABLE `moderation_decisions` ADD `read_mark` text;

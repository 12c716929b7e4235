-- By hand: an import could store versions after the current one, whose numbers an edit then found taken. The current text becomes the last
-- version; the trigger of `version` adds its row.
UPDATE prompts SET version = (SELECT max(number) + 1 FROM prompt_versions WHERE prompt_id = prompts.id)
  WHERE EXISTS (SELECT 1 FROM prompt_versions WHERE prompt_id = prompts.id AND number > prompts.version);

-- The search reads the filled text, which also follows from the variables.
DROP TRIGGER prompts_search_update;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update
AFTER UPDATE OF original_input, content, variables, title, description, tags ON prompts
WHEN new.is_public AND new.publication IS NOT NULL AND old.is_public
  -- Another place is announced by prompts_list_update.
  AND (old.publication, old.category, old.subcategory) IS (new.publication, new.category, new.subcategory)
  AND (old.original_input, old.content, old.variables, old.title, old.description, old.tags)
    IS NOT (new.original_input, new.content, new.variables, new.title, new.description, new.tags) BEGIN
  INSERT INTO search_outbox (publication) VALUES (new.publication);
END;

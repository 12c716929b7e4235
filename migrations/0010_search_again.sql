-- The search index is emptied by `migrations-search/0002_grams_first.sql`: all of the town waits to be indexed.
INSERT INTO search_outbox (town_number)
  SELECT town_number FROM publications WHERE is_public = 1 AND town_number IS NOT NULL ORDER BY town_number;

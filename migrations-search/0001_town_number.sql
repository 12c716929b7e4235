ALTER TABLE versions RENAME COLUMN publication TO town_number;

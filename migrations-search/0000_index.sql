-- What the public lists show, made searchable: it holds no texts and is rebuilt from the other database. The tokens are ours
-- (app/platform/search/grams.ts), separated by spaces: the tokenizer only takes them apart.
CREATE VIRTUAL TABLE publications USING fts5(
  scope, grams, short, tokenize = "ascii tokenchars '_'", content = '', contentless_delete = 1
);
-- Which version of a publication the index holds, or that it is gone: a late writer brings no older one back.
CREATE TABLE versions (publication INTEGER PRIMARY KEY, version INTEGER NOT NULL);

import { SearchBox } from "~/client/search-box";
import { useTranslation } from "~/i18n";

import { libraryAddress } from "../address";
import { openingPage, searchLimit } from "../limits";
import type { LibraryQuery } from "../query";

/** Searches the library, within its other filters. */
export function LibrarySearch({ path, query }: { path: string; query: LibraryQuery }) {
  const { t } = useTranslation("library");
  return (
    <SearchBox
      action={path}
      search={query.search}
      clearAddress={libraryAddress(path, { ...query, search: "", page: 1 })}
      maxLength={searchLimit}
      labels={t.all("search")}
    >
      <QueryFields query={{ ...query, search: "" }} />
    </SearchBox>
  );
}

/** The URL's other filters as hidden fields, so that a form of one filter keeps them; it starts at page 1. */
export function QueryFields({ query }: { query: Partial<LibraryQuery> }) {
  const { search, folder, tags = [], sort = openingPage.sort, size = openingPage.size } = query;
  return (
    <>
      {search && <input type="hidden" name="search" value={search} />}
      {folder && <input type="hidden" name="folder" value={folder} />}
      {tags.map((tag) => (
        <input key={tag} type="hidden" name="tag" value={tag} />
      ))}
      {sort !== openingPage.sort && <input type="hidden" name="sort" value={sort} />}
      {size !== openingPage.size && <input type="hidden" name="size" value={size} />}
    </>
  );
}

import { SearchBox } from "~/client/search-box";
import { useTranslation } from "~/i18n";

import { libraryAddress } from "../address";
import { searchLimit } from "../limits";
import type { LibraryQuery } from "../query";
import { QueryFields } from "./query-fields";

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

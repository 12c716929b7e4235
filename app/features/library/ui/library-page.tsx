import { Welcome } from "~/features/accounts/ui/welcome";

import type { LibraryView } from "../get-library.server";
import { Library } from "./library";

interface LibraryPageProps {
  view: LibraryView;
  promotion: Parameters<typeof Welcome>[0]["promotion"];
}

/** A member's library, with a welcome for who is new. */
export const LibraryPage = ({ view, promotion }: LibraryPageProps) => (
  <>
    <Library view={view} />
    <Welcome promotion={promotion} />
  </>
);

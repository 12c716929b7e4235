import { categoryTreeResponse } from "~/features/town/responses";
import { categoryTree } from "~/features/town/category-tree";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { getTranslate } from "~/i18n/middleware.server";

/** The categories with their subcategories, labeled in the reader's language. */
const { loader, action } = endpoint({
  GET: method({
    name: "listCategories",
    response: categoryTreeResponse,
    run: ({ context }) => {
      const t = getTranslate(context);
      return categoryTree({
        all: t("town:all"),
        categories: t.all("town:categories"),
        subcategories: t.all("town:subcategories"),
      });
    },
  }),
});

export { loader, action };

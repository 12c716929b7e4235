import { categoryTree } from "~/features/town/category-tree";
import { endpoint, method } from "~/http/endpoint.server";
import { getI18n } from "~/i18n/middleware.server";

/** The categories with their subcategories, labelled in the caller's language. */
const door = endpoint({
  GET: method({
    run: ({ context }) => {
      const { t } = getI18n(context);
      return categoryTree({
        all: t("town:all"),
        categories: t("town:categories", { returnObjects: true }),
        subcategories: t("town:subcategories", { returnObjects: true }),
      });
    },
  }),
});

export const loader = door.loader;
export const action = door.action;

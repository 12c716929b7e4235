import { categoryTreeAnswer } from "~/features/town/answers";
import { categoryTree } from "~/features/town/category-tree";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { getI18n } from "~/i18n/middleware.server";

/** The categories with their subcategories, labelled in the caller's language. */
const door = endpoint({
  GET: method({
    name: "listCategories",
    answer: categoryTreeAnswer,
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

import { index, type RouteConfig } from "@react-router/dev/routes";

export default [index("town.tsx")] satisfies RouteConfig;

import { createContext } from "react-router";

export const databaseContext = createContext<D1Database>();

import type { LoaderFunctionArgs } from "react-router";

import { AppError } from "~/errors";
import { errorResponse } from "~/http/errors.server";

const refuse = (args: LoaderFunctionArgs) => errorResponse(new AppError("not_found"), args);

export const loader = refuse;
export const action = refuse;

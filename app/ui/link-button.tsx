import type { ComponentProps } from "react";
import { Link } from "react-router";

import { Button, type ButtonProps } from "./button";

type LinkButtonProps = ComponentProps<typeof Link> & Pick<ButtonProps, "variant" | "size">;

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, className, ...link }: LinkButtonProps) => (
  <Button asChild variant={variant} size={size} className={className}>
    <Link {...link} />
  </Button>
);

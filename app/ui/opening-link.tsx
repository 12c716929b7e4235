import { Link, type LinkProps } from "react-router";

interface OpeningLinkProps extends LinkProps {
  onOpen: () => void;
}

/** Opens something over the page; without scripts it leads to the page that holds the same. */
export function OpeningLink({ onOpen, ...link }: OpeningLinkProps) {
  return (
    <Link
      {...link}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

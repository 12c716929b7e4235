import type { Account } from "../messages";
import { useWords } from "./translations";

interface AccountNameProps {
  account: Account;
  className?: string;
}

/** The name of the connected account, where the site told it. */
export function AccountName({ account: { name }, className }: AccountNameProps) {
  const words = useWords().account;
  if (name === undefined) return null;
  return (
    <p className={className}>
      {words.connected} {name === null ? words.nameless : <bdi>{name}</bdi>}
    </p>
  );
}

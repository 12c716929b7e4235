import type { Account } from "../messages";
import { useWords } from "./translations";

interface AccountNameProps {
  account: Account;
  className?: string;
}

/** Whose account is connected. */
export function AccountName({ account: { name }, className }: AccountNameProps) {
  const words = useWords().account;
  return (
    <p className={className}>
      {words.connected} {name === null ? words.nameless : <bdi>{name}</bdi>}
    </p>
  );
}

import { Card } from "~/ui/card";
import { Skeleton } from "~/ui/skeleton";

/** How many cards stand in for those that are on their way (specification, section 9). */
const cards = 6;

/** In place of the cards while they load. */
export function PostedSkeleton() {
  return Array.from({ length: cards }, (_, index) => (
    <li key={index} aria-hidden>
      <Card className="flex flex-col gap-3">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-card-text w-full text-sm" />
        <Skeleton className="h-9 w-full" />
      </Card>
    </li>
  ));
}

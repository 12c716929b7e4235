import { needsModel, type Operation } from "./operations";

/** Counts of responses, by call and status. */
export class Tally {
  private readonly responses = new Map<string, Map<number, number>>();
  private bodies = { sent: 0, taken: 0 };

  count(operation: Operation | undefined, status: number, hadBody: boolean): void {
    const id = operation?.id ?? "none";
    const statuses = this.responses.get(id) ?? new Map<number, number>();
    this.responses.set(id, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    if (!hadBody || (operation && needsModel(operation))) return;
    this.bodies.sent += 1;
    if (status < 300) this.bodies.taken += 1;
  }

  /** All requests, or those with a counted status. */
  total(isCounted = (_status: number) => true): number {
    const all = [...this.responses.values()].flatMap((statuses) => [...statuses]);
    return all.reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0);
  }

  /** The share of requests with a body that succeeded. */
  takenShare(): number {
    return this.bodies.taken / this.bodies.sent;
  }

  succeeded(operation: Operation): boolean {
    return [...(this.responses.get(operation.id)?.keys() ?? [])].some((status) => status < 300);
  }

  toJSON() {
    const byOperation = [...this.responses].map(
      ([id, statuses]) => [id, Object.fromEntries(statuses)] as const,
    );
    const statuses = [
      ...new Set([...this.responses.values()].flatMap((counts) => [...counts.keys()])),
    ].toSorted();
    const all = statuses.map((status) => [status, this.total((one) => one === status)] as const);
    return {
      bodiesTaken: this.takenShare(),
      all: Object.fromEntries(all),
      ...Object.fromEntries(byOperation.toSorted()),
    };
  }
}

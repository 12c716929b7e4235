import { period, quotas, type LimitName } from "~/platform/rate-limits";

/** The RateLimit-Policy header of what a gate guards (IETF draft-ietf-httpapi-ratelimit-headers): requests per seconds. */
export const rateLimitPolicy = (limit: LimitName): string => `"${limit}";q=${quotas[limit]};w=${period}`;

/** The RateLimit header of who has been refused; how much is left to others the gate does not tell. */
export const spentRateLimit = (limit: LimitName): string => `"${limit}";r=0;t=${period}`;

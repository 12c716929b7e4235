/** What a browser says of a request that a page of the site makes. */
export const fromHere = { "Sec-Fetch-Site": "same-origin" };

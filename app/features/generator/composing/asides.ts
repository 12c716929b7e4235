/** The item that closes every list: what must not be in the result. */
export const avoidId = "avoid";

export const isAvoid = (name: string): boolean => name.endsWith(`.${avoidId}`);

/** The fact that Deep Thinking asks for after those of the playbook. */
export const successId = "success";

/** Never asked for alone: what must not be in the result, and what would make it a success. */
export const isAside = (name: string): boolean => isAvoid(name) || name.endsWith(`.${successId}`);

/** Items on a page of the trash. */
export const trashPageSize = 50;

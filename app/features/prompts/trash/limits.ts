export const trashPageSize = 50;

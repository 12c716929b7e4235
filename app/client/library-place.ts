/** The address of the library as it was shown last in this window: its filters, order and page. */
let place: string | undefined;

export const noteLibrary = (address: string): void => {
  place = address;
};

/** Where a page of the library leads back to: the list as it was left; before scripts, all of it. */
export const libraryPlace = (whole: string): string => place ?? whole;

/** The one database of the site on a device. Apart, so that erasing it brings no library along. */
export const databaseName = 'buzima';

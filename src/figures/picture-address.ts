/** A drawing as an address that holds it, with no character that React would write as four or five. */
export const pictureAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"'&]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

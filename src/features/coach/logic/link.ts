/** A page of the site, or a published source. */
export interface Link {
  readonly href: string;
  readonly label: string;
}

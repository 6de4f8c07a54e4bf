/** Breakpoints in em, so that they follow the letter size that is set in the browser (CONST-1, WCAG 1.4.4). */
const widths = {
  /** Header: a compact button fits beside logo, theme switch and menu. */
  phone: 23.4375,
  /** Dialogs: the image moves to the left. Forms: two columns. */
  medium: 40,
  /** Reading pages: two columns of contents, lists side by side. */
  tablet: 48,
  /** Sections: text and image side by side. */
  wide: 60,
  /** Header: desktop navigation. Sections: twelve columns. */
  large: 64.0625,
  /** Footer: five columns. */
  desk: 75,
} as const

export const from = {
  phone: `@media (min-width: ${widths.phone}em)`,
  medium: `@media (min-width: ${widths.medium}em)`,
  tablet: `@media (min-width: ${widths.tablet}em)`,
  wide: `@media (min-width: ${widths.wide}em)`,
  large: `@media (min-width: ${widths.large}em)`,
  desk: `@media (min-width: ${widths.desk}em)`,
} as const

/** Condition of `below.medium`, also for scripts and images. */
export const narrow = `(max-width: ${widths.medium - 0.001}em)`

export const below = {
  phone: `@media (max-width: ${widths.phone - 0.001}em)`,
  medium: `@media ${narrow}`,
  tablet: `@media (max-width: ${widths.tablet - 0.001}em)`,
  wide: `@media (max-width: ${widths.wide - 0.001}em)`,
  large: `@media (max-width: ${widths.large - 0.001}em)`,
} as const

/**
 * Media query for hiding controls until hydration without moving the layout (decision 9). Doesn't match without
 * scripting or in print, where such controls take no space.
 */
export const scriptingEnabled = '@media screen and (scripting: enabled)'

/** Rendered widths of an image as CSS lengths. */
interface PictureWidths {
  /** Phones; defaults to `medium`. */
  small?: string
  /** Phones and tablets. */
  medium: string
  large: string
}

/** Returns the `sizes` attribute of an image. */
export function pictureSizes({small, medium, large}: PictureWidths): string {
  const phones = small === undefined ? '' : `${narrow} ${small}, `
  return `${phones}(max-width: ${widths.large - 0.001}em) ${medium}, ${large}`
}

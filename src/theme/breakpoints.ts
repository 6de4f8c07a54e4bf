/** Breakpoints in CSS pixels (CONST-1). */
const widths = {
  /** Header: a compact button fits beside logo, theme switch and menu. */
  phone: 375,
  /** Dialogs: the image moves to the left. Forms: two columns. */
  medium: 640,
  /** Reading pages: two columns of contents, lists side by side. */
  tablet: 768,
  /** Sections: text and image side by side. */
  wide: 960,
  /** Header: desktop navigation. Sections: twelve columns. */
  large: 1025,
  /** Footer: five columns. */
  desk: 1200,
} as const

export const from = {
  phone: `@media (min-width: ${widths.phone}px)`,
  medium: `@media (min-width: ${widths.medium}px)`,
  tablet: `@media (min-width: ${widths.tablet}px)`,
  wide: `@media (min-width: ${widths.wide}px)`,
  large: `@media (min-width: ${widths.large}px)`,
  desk: `@media (min-width: ${widths.desk}px)`,
} as const

export const below = {
  phone: `@media (max-width: ${widths.phone - 0.02}px)`,
  medium: `@media (max-width: ${widths.medium - 0.02}px)`,
  tablet: `@media (max-width: ${widths.tablet - 0.02}px)`,
  wide: `@media (max-width: ${widths.wide - 0.02}px)`,
  large: `@media (max-width: ${widths.large - 0.02}px)`,
} as const

/**
 * Media query for hiding controls until hydration without moving the layout (decision 102). Doesn't match without
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
  const phones = small === undefined ? '' : `(max-width: ${widths.medium - 1}px) ${small}, `
  return `${phones}(max-width: ${widths.large - 1}px) ${medium}, ${large}`
}

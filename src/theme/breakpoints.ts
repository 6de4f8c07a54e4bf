/** The widths at which the layout changes, in CSS pixels (CONST-1). */
const widths = {
  /** A compact button fits beside logo, theme switch and menu. */
  phone: 375,
  /** Dialog pictures move from the top to the left; forms get two columns. */
  medium: 640,
  /** Reading pages: contents in two columns, lists side by side. */
  tablet: 768,
  /** Copy and a picture fit side by side. */
  wide: 960,
  /** Desktop navigation and twelve columns. */
  large: 1025,
  /** Five columns of the footer fit beside one another. */
  desk: 1200,
} as const

/** Media queries for a width and more. */
export const from = {
  phone: `@media (min-width: ${widths.phone}px)`,
  medium: `@media (min-width: ${widths.medium}px)`,
  tablet: `@media (min-width: ${widths.tablet}px)`,
  wide: `@media (min-width: ${widths.wide}px)`,
  large: `@media (min-width: ${widths.large}px)`,
  desk: `@media (min-width: ${widths.desk}px)`,
} as const

/** Media queries for less than a width. */
export const below = {
  phone: `@media (max-width: ${widths.phone - 0.02}px)`,
  medium: `@media (max-width: ${widths.medium - 0.02}px)`,
  tablet: `@media (max-width: ${widths.tablet - 0.02}px)`,
  wide: `@media (max-width: ${widths.wide - 0.02}px)`,
  large: `@media (max-width: ${widths.large - 0.02}px)`,
} as const

/**
 * Media query for a window in which a card may stand over the foot of a page and leaves free what stands there when it
 * is opened, also at 400 % (WCAG 1.4.10): in lower ones it would lie on the buttons of Home.
 */
export const roomForCard = `@media (min-width: ${widths.medium}px) and (min-height: 52rem)`

/** Media query for a window in which that card lies low and wide, under the buttons of every opening. */
export const roomForLowCard = '@media (min-width: 90rem) and (min-height: 52rem)'

/** How wide a picture is rendered, as CSS lengths. */
interface PictureWidths {
  /** On phones, where it differs from tablets. */
  small?: string
  /** Below the desktop width. */
  medium: string
  large: string
}

/**
 * Says how wide a picture is rendered at each width of the layout.
 *
 * @returns the HTML attribute `sizes`
 */
export function pictureSizes({small, medium, large}: PictureWidths): string {
  const phones = small === undefined ? '' : `(max-width: ${widths.medium - 1}px) ${small}, `
  return `${phones}(max-width: ${widths.large - 1}px) ${medium}, ${large}`
}

/** The widths at which the layout changes (CONST-1). */
export const from = {
  /** Dialog pictures move from the top to the left; forms get two columns. */
  medium: '@media (min-width: 640px)',
  /** Desktop navigation and twelve columns; at 1024 px and below the narrow pictures are rendered. */
  large: '@media (min-width: 1025px)',
} as const

/** The other side of each width. */
export const below = {
  medium: '@media (max-width: 639.98px)',
  large: '@media (max-width: 1024.98px)',
} as const

/** The media condition under which narrow pictures are rendered (HOME-3). */
export const narrowPictures = '(max-width: 1024px)'

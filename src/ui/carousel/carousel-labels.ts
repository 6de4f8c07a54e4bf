export interface CarouselLabels {
  /** Role description, for example "carousel". */
  role: string
  /** Role description of a slide, for example "slide". */
  slide: string
  /** Word between position and total: "of". */
  of: string
  previous: string
  next: string
  stop: string
  start: string
  /** Label of a dot, in which `{n}` is the slide's number. Defaults to the position. */
  dot?: string
}

/** Returns a position such as "1 of 3". */
export const positionOf = ({of}: CarouselLabels, index: number, total: number) =>
  `${index + 1} ${of} ${total}`

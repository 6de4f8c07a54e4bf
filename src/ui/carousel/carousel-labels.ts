export interface CarouselLabels {
  /** Role description, for example "carousel". */
  carousel: string
  /** Role description of a slide, for example "slide". */
  slide: string
  /** Word between position and total: "of". */
  of: string
  previous: string
  next: string
  pause: string
  play: string
  /** Label of a dot, in which `{n}` is the slide's number. Defaults to the position. */
  dot?: string
}

/** Returns a position such as "1 of 3". */
export function positionOf(labels: Pick<CarouselLabels, 'of'>, index: number, total: number) {
  return `${index + 1} ${labels.of} ${total}`
}

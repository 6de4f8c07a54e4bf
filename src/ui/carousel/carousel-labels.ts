/** The copy of a carousel. */
export interface CarouselLabels {
  /** What it is called: "carousel". */
  carousel: string
  /** What one of them is called: "slide". */
  slide: string
  /** Between the number of a slide and how many there are: "of". */
  of: string
  previous: string
  next: string
  /** The button that stops the slides, while they move. */
  pause: string
  /** The same button while they stand. */
  play: string
  /** What goes to one slide; `{n}` becomes its number. Without it: its position. */
  dot?: string
}

/** "1 of 3", in the copy of the content. */
export function positionOf(labels: Pick<CarouselLabels, 'of'>, index: number, total: number) {
  return `${index + 1} ${labels.of} ${total}`
}

/** A window or the doorway, in units of the drawing. */
export interface Opening {
  /** Clip path of the person's image. */
  clip: string
  picture: {x: number; y: number; width: number; height: number}
  align: 'xMidYMin' | 'xMidYMax'
  /** Light on the wall after dark. */
  spill: {cx: number; cy: number; rx: number; ry: number}
}

const sash = (x: number, clip: string, sill: number, spill: Opening['spill']): Opening => ({
  clip,
  picture: {x: x - 1.7, y: sill - 210.5, width: 175.4, height: 210.5},
  align: 'xMidYMax',
  spill,
})

/** Place of a person at full length on the step, in front of the doorway. */
export const stepBox = {x: 163, y: 316, width: 258, height: 546.5} as const

/** The doorway, then the windows from left to right, upper floor first (HOME-1). */
export const openings: readonly Opening[] = [
  {
    clip: 'M182 852V281H402V852Z',
    picture: {x: 182, y: 317, width: 220, height: 535},
    align: 'xMidYMin',
    spill: {cx: 345, cy: 345, rx: 205, ry: 335},
  },
  sash(464, 'M464 378V146.1Q550 77.5 636 146.1V378Z', 378, {cx: 550, cy: 250, rx: 230, ry: 240}),
  sash(704, 'M704 378V146.1Q790 77.5 876 146.1V378Z', 378, {cx: 790, cy: 250, rx: 230, ry: 240}),
  sash(464, 'M464 768V516H636V768Z', 768, {cx: 550, cy: 650, rx: 230, ry: 240}),
  sash(704, 'M704 768V516H876V768Z', 768, {cx: 790, cy: 650, rx: 230, ry: 240}),
]

import {moveFrom, type Position} from './position.ts'

interface Ring {
  /** In metres. */
  min: number
  /** In metres. */
  max: number
}

/**
 * Places something at random within a ring, at the same place for the same seed, so that a page does not jump between
 * two renders (MAP-3).
 *
 * @param seed - any text
 * @param centre - the middle of the ring
 * @param ring - how far from it
 * @param share - the part of the circle it lies in, so that neighbours do not cover each other: the third of six
 *   is `{index: 2, of: 6}`
 */
export function seededPlace(
  seed: string,
  centre: Position,
  {min, max}: Ring,
  share = {index: 0, of: 1},
): Position {
  const random = randomNumbers(seed)
  // In the middle of its part: at the edges two neighbours could meet.
  const turn = (share.index + 0.2 + 0.6 * random()) / share.of
  // The root spreads places evenly over the ground; without it they crowd in the middle.
  const distance = Math.sqrt(min * min + random() * (max * max - min * min))
  return moveFrom(centre, turn * 2 * Math.PI, distance)
}

/** Gives numbers from 0 to 1 that follow from a text (FNV-1a, then mulberry32). */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

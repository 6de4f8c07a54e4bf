/**
 * What rendering one image may cost. Measured on one core of 2.5 GHz: 16 megapixels of JPEG take 0.8 s,
 * of WebP 2 s; AVIF takes about ten times as long for each pixel, hence its own limit.
 */

/** Longest side that may be asked for, in pixels. Source: Sanity docs, "Image transformations", `w`. */
export const MAX_SIDE = 8192

/** Pixels of a source image, all frames of an animation together: a camera of 100 megapixels. */
export const MAX_INPUT_PIXELS = 102_000_000

/** Pixels of a rendered image, all frames together. */
export const MAX_OUTPUT_PIXELS = 16_777_216

/** Pixels of a rendered AVIF. */
export const MAX_AVIF_PIXELS = 4_194_304

/** AVIF effort of 0 to 9: 4 (sharp's default) takes six times as long as 2 for a file 15 % smaller. */
export const AVIF_EFFORT = 2

/** Largest sigma of a blur, in pixels; what asks for more is rendered smaller, which looks the same. */
export const MAX_BLUR_SIGMA = 20

/** Images rendered at the same time, each in a process of its own. */
export const MAX_RENDERING = 2

/** Renderings that may wait for their turn; one more is refused. */
export const MAX_WAITING = 64

/** How long one rendering may take before it is given up, in milliseconds. */
export const RENDER_TIMEOUT_MS = 20_000

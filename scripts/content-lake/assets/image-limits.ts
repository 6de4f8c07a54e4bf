/**
 * What rendering one image may cost. Measured on one core of 2.5 GHz: 16 megapixels of JPEG take 0.8 s,
 * of WebP 2 s; AVIF takes about ten times as long for each pixel, hence its own limit.
 */

/** Longest side that may be asked for, in pixels. Source: Sanity docs, "Image transformations", `w`. */
export const maxSide = 8192

/** Most pixels that `pad` may add at each side. */
export const maxPad = 1024

/** Pixels of a source image, all frames of an animation together: a camera of 100 megapixels. */
export const maxInputPixels = 102_000_000

/** Pixels of a rendered image, all frames together. */
export const maxOutputPixels = 16_777_216

/** Pixels of a rendered AVIF. */
export const maxAvifPixels = 4_194_304

/** AVIF effort of 0 to 9: 4 (sharp's default) takes six times as long as 2 for a file 15 % smaller. */
export const avifEffort = 2

/** Largest sigma of a blur, in pixels; what asks for more is rendered smaller, which looks the same. */
export const maxBlurSigma = 20

/** Images rendered at the same time, each in a process of its own. */
export const maxRendering = 2

/** Renderings that may wait for their turn; one more is refused. */
export const maxWaiting = 64

/** How long one rendering may take before it is given up, in milliseconds. */
export const renderTimeoutMs = 20_000

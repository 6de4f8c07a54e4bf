/** Longest side of a request in pixels (Sanity docs, "Image transformations", `w`). */
export const maxSide = 8192

/** Pixels of a source, all frames of an animation together: a decoded picture takes 4 bytes a pixel. */
export const maxInputPixels = 40_000_000

/** Pixels of a result, all frames together: 0.8 s of JPEG or 2 s of WebP on a 2.5 GHz core. */
export const maxOutputPixels = 16_777_216

/** Images rendered in parallel. */
export const maxRendering = 2

/** Images queued for rendering; above this, requests get 503. */
export const maxWaiting = 64
export const renderTimeoutSeconds = 20

/** Rendered images in memory. */
export const maxCachedBytes = 64 << 20

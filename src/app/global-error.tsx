'use client'

import {DocumentFailure} from '#layout/failure/document-failure.client.tsx'

/** Stands for the whole document when the frame of the site failed. */
export default DocumentFailure

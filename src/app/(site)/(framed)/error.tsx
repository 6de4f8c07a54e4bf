'use client'

import {PageFailure} from '#layout/failure/page-failure.client.tsx'

/** Replaces `main` of a failed page; header, emergency notice and footer remain. */
export default PageFailure

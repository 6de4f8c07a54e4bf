export declare function isWithoutReact(file: string): boolean

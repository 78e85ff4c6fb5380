import * as z from "zod";

// Zod would try to compile code, which the policy of these pages forbids. A schema reads this when it is made, so this
// module is imported before the schemas.
z.config({ jitless: true });

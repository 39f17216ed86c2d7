import { conformance } from "../conformance";
import { lessons } from "./learn";

conformance("cross-roads", lessons);

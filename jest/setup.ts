import "@testing-library/jest-dom";
import { toHaveNoViolations } from "jest-axe";
import "./browser";

expect.extend(toHaveNoViolations);

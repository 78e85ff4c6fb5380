import "@testing-library/jest-dom";
import { toHaveNoViolations } from "jest-axe";
import "./jsdom";

expect.extend(toHaveNoViolations);

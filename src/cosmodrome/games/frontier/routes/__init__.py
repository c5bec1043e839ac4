"""The route planner: every best way from one space to another, or to all sites."""

from .craft import Craft
from .planner import Plan, Route, Stop, plan

__all__ = ["Craft", "Plan", "Route", "Stop", "plan"]
